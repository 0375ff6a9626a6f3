/** Everything that components draw, made from a turn editor: first the scene, then one model for each part of the page. */
export { sceneOf } from './scene.ts';
export { sheetModel, untapped } from './sheetModel.ts';
export { offersModel } from './offersModel.ts';
export { plansModel } from './plansModel.ts';
export { afterRound, levelOf, seatsModel, townModels } from './seatsModel.ts';
export { ledgerModel } from './ledgerModel.ts';
export { barModel } from './barModel.ts';
export { logModel } from './logModel.ts';
export { handModel } from './handModel.ts';
export { specialsLine, stackModel } from './deckModel.ts';
export { rivalModel, watchedRival } from './rivalModel.ts';
