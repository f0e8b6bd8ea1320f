// Types only. With this file in the program, `Money`, `Decimal`, `LocalDate` and `DateTime` are branded string types: other
// strings are not assignable to them. Arguments of operations may still be any string, since each is validated.
declare global {
  interface LastroTypes {
    readonly branded: true;
  }
}
export {};
