import * as Type from 'typebox';

/** A psychologist's licence; absent where none is known. */
export const Licence = Type.Object({
	number: Type.String(),
	/** The licensing body, as staff wrote it. */
	board: Type.Optional(Type.String()),
});
export type Licence = Type.Static<typeof Licence>;

/** A language that a psychologist speaks with clients. */
const Language = Type.Object({
	/** BCP 47. */
	tag: Type.String(),
	name: Type.String(),
	/** BCP 47 tag of the language of its name, where that is not English. */
	nameLang: Type.Optional(Type.String()),
});

/** A bookable psychologist, as lists show them. Fields without a text are absent. */
export const PsychologistCard = Type.Object({
	id: Type.String(),
	name: Type.String(),
	/** The services that the psychologist offers. */
	serviceIds: Type.Array(Type.String()),
	/** Id of a drawing, or the address of an uploaded picture. */
	portrait: Type.Optional(Type.String()),
	/** `Child and family psychologist` */
	title: Type.Optional(Type.String()),
	summary: Type.Optional(Type.String()),
	languages: Type.Optional(Type.Array(Language)),
	licence: Type.Optional(Licence),
});
export type PsychologistCard = Type.Static<typeof PsychologistCard>;

/** The psychologist as their own page shows them. */
export const PsychologistDetail = Type.Object({
	...PsychologistCard.properties,
	/** More about them; an empty line separates paragraphs. */
	about: Type.Optional(Type.String()),
});
export type PsychologistDetail = Type.Static<typeof PsychologistDetail>;

export const PsychologistList = Type.Object({ data: Type.Array(PsychologistCard) });
