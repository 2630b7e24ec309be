import * as Type from 'typebox';
import { PageQuery, pageOf, Version } from '../staff.ts';
import { atMost, form, Instant, required, strict, text } from '../text.ts';
import { Faq, FaqCategory } from './schemas.ts';

export const StaffFaq = Type.Object({
	...Faq.properties,
	order: Type.Integer({ minimum: 0, maximum: 999 }),
	version: Version,
});
export type StaffFaq = Type.Static<typeof StaffFaq>;
export const StaffFaqList = Type.Object({ data: Type.Array(StaffFaq) });
/** How many FAQs the contact page shows (R45). */
export const MOST_FEATURED = 4;
const fields = {
	question: text(required('Question is required'), atMost(200)),
	answer: text(required('Answer is required'), atMost(2000)),
	category: FaqCategory,
	order: Type.Integer({ minimum: 0, maximum: 999 }),
	featured: Type.Boolean(),
};
const missing = { question: 'Question is required', answer: 'Answer is required', category: 'Choose a category' };
export const NewFaq = form(fields, missing);
export const FaqChange = form({ ...fields, version: Version }, { ...missing, version: 'The version is missing' });
export type FaqChange = Type.Static<typeof FaqChange>;

export const StaffQuestion = Type.Object({
	id: Type.String(),
	name: Type.String(),
	email: Type.String(),
	question: Type.String(),
	createdAt: Instant,
	state: Type.Enum(['new', 'answered', 'done', 'spam']),
	/** The answer and its time; and when its mail bounced, if it did. */
	answer: Type.Optional(Type.Object({ text: Type.String(), at: Instant, cameBack: Type.Optional(Instant) })),
	mayBeInCrisis: Type.Boolean(),
	version: Version,
});
export type StaffQuestion = Type.Static<typeof StaffQuestion>;
export const StaffQuestionsQuery = strict({
	state: Type.Optional(Type.Enum(['new', 'answered', 'done', 'spam'])),
	...PageQuery,
});
export const StaffQuestionPage = pageOf(StaffQuestion);
export const Answer = form(
	{ answer: text(required('Please write an answer'), atMost(3000)), version: Version },
	{ answer: 'Please write an answer', version: 'The version is missing' },
);
export const QuestionState = strict({ state: Type.Enum(['new', 'done', 'spam']), version: Version });
