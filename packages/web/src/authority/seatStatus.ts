/** Why a person is not at the table: gone for the moment, replaced by a bot, or out of the game. */
export type SeatStatus = 'away' | 'caretaker' | 'resigned';
