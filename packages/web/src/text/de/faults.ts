export { deFaults as faults } from 'picket-words';
