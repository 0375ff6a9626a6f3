/** Read by the compiler, by svelte-check and by Prettier alike. */
export default {
  compilerOptions: { runes: true },
};
