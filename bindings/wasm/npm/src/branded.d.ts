// Importing this file changes types only. `Money`, `Decimal`, `LocalDate` and `DateTime` become branded string types, to which other
// strings are not assignable. Operations still accept any string as an argument, since they validate it.
declare global {
  interface LastroTypes {
    readonly branded: true;
  }
}
export {};
