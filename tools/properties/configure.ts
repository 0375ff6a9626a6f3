// Runs before every test file. The engine's tests disable the clock, so the seed has to be set before.
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('propertySeed') });
