import type { GameRecord } from 'picket-engine';

/** Saves a game as a file. */
export function saveRecord(record: GameRecord, city: string): void {
  save(new Blob([JSON.stringify(record)], { type: 'application/json' }), `${fileName(city)}.json`);
}

/** Saves the file at a URL, without loading it into memory. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then the browser has the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Letters and digits of any script; other characters may not be allowed in file names. */
export function fileName(city: string): string {
  const words = city.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ['picket', ...words].join('-');
}
