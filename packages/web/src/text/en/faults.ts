export { enFaults as faults } from 'picket-words';
