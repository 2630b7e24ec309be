import * as Type from 'typebox';
import { botCheckFields } from '../bot-check.ts';
import { atLeast, atMost, email, form, oneLine, required, text } from '../text.ts';

/** The categories of the specification (R34), in the order the help centre shows them. */
export const faqCategories = ['Services', 'General', 'Sessions', 'Privacy', 'Appointments'] as const;
export const FaqCategory = Type.Enum(faqCategories);
export type FaqCategory = (typeof faqCategories)[number];

/** A frequent question with the centre's answer in plain text. */
export const Faq = Type.Object({
	id: Type.String(),
	question: Type.String(),
	answer: Type.String(),
	category: FaqCategory,
	/** Whether it is one of the four quick answers on the contact page. */
	featured: Type.Boolean(),
});
export type Faq = Type.Static<typeof Faq>;

export const FaqList = Type.Object({ data: Type.Array(Faq) });

/** The help centre's question form, with the rules and texts of R14 and R39. */
export const NewQuestion = form(
	{
		name: text(required('Name is required'), atMost(100), oneLine),
		email: email(),
		question: text(
			required('Question is required'),
			atLeast(10, 'Question must be at least 10 characters'),
			atMost(2000),
		),
		...botCheckFields,
	},
	{ name: 'Name is required', email: 'Email is required', question: 'Question is required' },
);
export type NewQuestion = Type.Static<typeof NewQuestion>;
