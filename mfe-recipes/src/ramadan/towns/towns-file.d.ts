declare module '@sufra/prayer-times/towns.txt' {
  const address: string;
  export default address;
}
