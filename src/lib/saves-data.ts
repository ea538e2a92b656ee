/** Whether the visitor asked the browser to spare data: nothing is fetched then on suspicion. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
