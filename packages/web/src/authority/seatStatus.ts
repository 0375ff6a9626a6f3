/** Why a person is not at the table: away, replaced by a caretaker, or resigned. */
export type SeatStatus = 'away' | 'caretaker' | 'resigned';
