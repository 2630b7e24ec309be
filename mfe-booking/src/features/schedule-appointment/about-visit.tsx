import { RadioCards, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './schedule-appointment.module.css';

const FOR_WHOM = [
	{ value: 'me', title: 'Me' },
	{ value: 'my_child', title: 'My child', text: 'I am the parent or guardian.' },
	{ value: 'us', title: 'Us', text: 'As a couple or a family.' },
];

/** As many characters as the contract takes. */
const NOTES_LENGTH = 500;

/** Who it is for, and what the psychologist should know. */
export const AboutVisit = (): ReactNode => (
	<div className={s.fields}>
		<RadioCards
			name="forWhom"
			label="Who is it for?"
			hint="For anybody under 18, a parent or guardian books."
			options={FOR_WHOM}
		/>
		<TextArea
			name="notes"
			label="Notes for your psychologist"
			optional
			maxLength={NOTES_LENGTH}
			hint="You do not have to explain your reasons here. Only your psychologist and the centre's staff can read this."
		/>
	</div>
);
