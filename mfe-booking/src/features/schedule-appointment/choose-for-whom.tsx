import { RadioCards } from '@tulia/ui/form';
import { Illustration } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import forChild from './for-child.svg';
import forMe from './for-me.svg';
import forUs from './for-us.svg';

const FOR_WHOM = [
	{ value: 'me', title: 'Me', text: 'I am 18 or older.', image: <Illustration of={forMe} /> },
	{
		value: 'my_child',
		title: 'My child',
		text: 'I am the parent or guardian. I come along.',
		image: <Illustration of={forChild} />,
	},
	{ value: 'us', title: 'Us as a couple or family', text: 'We come together.', image: <Illustration of={forUs} /> },
];

/** Has no default: psychologists and times are shown only after the answer. */
export const ChooseForWhom = (): ReactNode => (
	<RadioCards name="forWhom" label="Who is it for?" rowOnWide options={FOR_WHOM} />
);
