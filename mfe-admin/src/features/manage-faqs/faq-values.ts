import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';

/** The form values of an FAQ; an empty field is absent. */
export interface FaqValues {
	readonly question?: string | undefined;
	readonly answer?: string | undefined;
	readonly category?: StaffFaq['category'] | undefined;
	readonly featured?: boolean | undefined;
}

export const FIELDS = ['question', 'answer', 'category', 'featured'] as const;

export const valuesOf = ({ question, answer, category, featured }: StaffFaq): FaqValues => ({
	question,
	answer,
	category,
	featured: featured || undefined,
});

export const factsOf = ({ question = '', answer = '', category = undefined, featured }: FaqValues): readonly Fact[] => [
	{ label: 'Question', text: question },
	{ label: 'Answer', text: answer },
	{ label: 'Category', text: category ?? '' },
	{ label: 'On the contact page', text: featured ? 'Yes' : 'No' },
];

/** The request of a form. An unticked checkbox is absent from the form values. */
export const bodyOf = <O extends object>({ featured, ...values }: FaqValues, more: O) => ({
	...values,
	featured: featured ?? false,
	...more,
});
