// Runs before every test file. The engine's tests take the clock away, so the seed has to be given before.
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('propertySeed') });
