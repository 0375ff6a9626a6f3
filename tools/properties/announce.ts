// Vitest's global setup: chooses one seed for all test files and prints it.
import type { TestProject } from 'vitest/node';
import { announcement, propertySeed } from './seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number;
  }
}

export function setup(project: TestProject): void {
  const seed = propertySeed();
  project.provide('propertySeed', seed);
  console.log(announcement(seed));
}
