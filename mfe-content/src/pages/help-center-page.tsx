import { usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { useListFaqsQuery } from '../api/faqs-api.ts';
import { AskQuestion } from '../features/ask-question/ask-question.tsx';
import { FindAnswer } from '../features/find-answer/find-answer.tsx';
import { OtherHelp } from '../features/other-help/other-help.tsx';
import { TeaTerrace } from '../features/trust-us/tea-terrace.tsx';

export function HelpCenterPage(): ReactNode {
	const { data: faqs } = useListFaqsQuery();
	usePage({
		title: 'Help Center',
		description:
			'Answers about our services, sessions, privacy and appointments. Search them, ask a question of your own, call, or write to us.',
		shows: { faqs: faqs?.data },
	});
	return (
		<>
			<FindAnswer foot={<TeaTerrace />} />
			<AskQuestion />
			<OtherHelp />
		</>
	);
}
