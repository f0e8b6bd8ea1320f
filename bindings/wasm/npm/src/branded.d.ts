// Types only. With this file in the program, `Money`, `Decimal`, `LocalDate` and `DateTime` are kinds of text of their
// own: other texts are not assignable to them. What goes into an operation may still be any text, since each is checked.
declare global {
  interface LastroTypes {
    readonly branded: true;
  }
}
export {};
