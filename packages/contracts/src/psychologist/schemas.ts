import * as Type from 'typebox';

/** What a psychologist's licence says. Whoever gave none has none printed. */
export const Licence = Type.Object({
	number: Type.String(),
	/** Who gave it, as staff wrote it. */
	board: Type.Optional(Type.String()),
});
export type Licence = Type.Static<typeof Licence>;

/** A language somebody speaks with clients. */
const Language = Type.Object({
	/** BCP 47. */
	tag: Type.String(),
	name: Type.String(),
	/** BCP 47 tag of the language its name is in, where that is not English. */
	nameLang: Type.Optional(Type.String()),
});

/** Somebody sessions can be booked with, as pages show them beside each other. What nobody wrote is absent. */
export const PsychologistCard = Type.Object({
	id: Type.String(),
	name: Type.String(),
	/** The services this person offers. */
	serviceIds: Type.Array(Type.String()),
	/** The id of a drawing, or the address of an uploaded picture. */
	portrait: Type.Optional(Type.String()),
	/** `Child and family psychologist` */
	title: Type.Optional(Type.String()),
	/** Two lines about them. */
	summary: Type.Optional(Type.String()),
	languages: Type.Optional(Type.Array(Language)),
	licence: Type.Optional(Licence),
});
export type PsychologistCard = Type.Static<typeof PsychologistCard>;

/** The same person on a page of their own. */
export const PsychologistDetail = Type.Object({
	...PsychologistCard.properties,
	/** More about them; an empty line parts two paragraphs. */
	about: Type.Optional(Type.String()),
});
export type PsychologistDetail = Type.Static<typeof PsychologistDetail>;

export const PsychologistList = Type.Object({ data: Type.Array(PsychologistCard) });
