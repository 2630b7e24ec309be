import { Link, paths, usePage, useSearchParams } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { ChipLinks } from '@tulia/ui/search';
import { type ReactNode, useState } from 'react';
import type { FaqValues } from '../features/manage-faqs/faq-values.ts';
import { ManageFaqs } from '../features/manage-faqs/manage-faqs.tsx';
import type { InboxItem } from '../features/manage-inbox/inbox-item.ts';
import { QuestionsInbox } from '../features/manage-inbox/questions-inbox.tsx';
import { NEW, useEditedItem } from '../lib/editing/use-edited-item.ts';
import { useNow } from '../lib/page/use-now.ts';

const QUESTIONS = `${paths.adminFaqs()}?view=questions`;

/** `/admin/faqs`: what everybody asks, and with `?view=questions` what somebody asked. */
export function FaqsPage(): ReactNode {
	usePage({ title: 'FAQs' });
	const now = useNow();
	const [params] = useSearchParams();
	const { edit } = useEditedItem();
	const [from, setFrom] = useState<FaqValues>();
	const isQuestions = params.get('view') === 'questions';

	function start(values: FaqValues | undefined): void {
		setFrom(values);
		edit(NEW);
	}
	// The answer to one person is a draft of the answer to everybody; names in it are for whoever edits it to take out.
	const fromQuestion = ({ text, replies }: InboxItem): FaqValues => ({ question: text, answer: replies.at(-1)?.text });

	return (
		<>
			<AdminHeading
				title="FAQs"
				lead="What the help centre answers, and what visitors ask."
				action={<Button onClick={() => start(undefined)}>New FAQ</Button>}
			/>
			<ChipLinks
				label="FAQs and questions"
				component={Link}
				links={[
					{ to: paths.adminFaqs(), label: 'FAQs', isCurrent: !isQuestions },
					{ to: QUESTIONS, label: 'Questions of visitors', isCurrent: isQuestions },
				]}
			/>
			<ManageFaqs
				from={from}
				instead={
					isQuestions ? (
						<QuestionsInbox
							now={now}
							more={(item) => (
								<Button variant="secondary" size="sm" onClick={() => start(fromQuestion(item))}>
									Publish as FAQ
								</Button>
							)}
						/>
					) : undefined
				}
			/>
		</>
	);
}
