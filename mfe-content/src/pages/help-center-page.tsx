import { usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { useListFaqsQuery } from '../api/faqs-api.ts';
import { AskQuestion } from '../features/ask-question/ask-question.tsx';
import { ContactChannels } from '../features/contact-channels/contact-channels.tsx';
import { FaqSearch } from '../features/faq-search/faq-search.tsx';
import { TeaTerrace } from '../lib/tea-terrace.tsx';

export function HelpCenterPage(): ReactNode {
	const { data: faqs } = useListFaqsQuery();
	usePage({
		title: 'Help Center',
		description:
			'Answers about our services, sessions, privacy and appointments. Search them, ask a question of your own, call, or write to us.',
		content: { faqs: faqs?.data },
	});
	return (
		<>
			<FaqSearch foot={<TeaTerrace />} />
			<AskQuestion />
			<ContactChannels />
		</>
	);
}
