import * as Type from 'typebox';

/** Somebody sessions can be booked with, as the schedule page shows them. */
export const PsychologistCard = Type.Object({
	id: Type.String(),
	name: Type.String(),
	/** The services this person offers. */
	serviceIds: Type.Array(Type.String()),
});
export type PsychologistCard = Type.Static<typeof PsychologistCard>;

export const PsychologistList = Type.Object({ data: Type.Array(PsychologistCard) });
