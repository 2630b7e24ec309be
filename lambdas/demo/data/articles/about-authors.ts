/** The author box of each author. */
export const aboutAuthors = {
	'Dr. Nyambura Otieno':
		'Lead psychologist at Tulia Centre. She works with people living with anxiety, trauma and grief.',
	'Amina Hassan':
		'Psychologist at Tulia Centre. She works with couples, families and young people, and with people who have lived through something frightening.',
	'Peter Mutiso':
		'Psychologist at Tulia Centre. He works with people who want to leave alcohol, drugs or betting behind, and with those who live with them.',
} as const;

export type AuthorName = keyof typeof aboutAuthors;
