export { frFaults as faults } from 'picket-words';
