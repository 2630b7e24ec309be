import { explain, Navigate, useNavigateUnlessLeft, usePage, useSearchParams } from '@tulia/platform';
import { AsyncBlock, Button, SkeletonRows } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetInboxItemQuery } from '../../api/inbox-api.ts';
import { ManageFaqs } from '../../features/manage-faqs/manage-faqs.tsx';
import { NEW, useEditedItem } from '../../lib/editing/use-edited-item.ts';
import { inboxItemAddress, oldInboxAddress } from '../../lib/page/inbox-addresses.ts';

/** `/admin/faqs`. With `?question=`, a new FAQ is filled in from that question. */
export function FaqsPage(): ReactNode {
	usePage({ title: 'FAQs' });
	const [params] = useSearchParams();
	const { edit } = useEditedItem();
	const questionId = params.get('question');
	// This page listed the questions before there was an inbox.
	if (params.get('view') === 'questions') return <Navigate to={oldInboxAddress('questions', params)} replace />;
	return (
		<>
			<AdminHeading
				title="FAQs"
				lead="What the help centre answers."
				action={questionId ? undefined : <Button onClick={() => edit(NEW)}>New FAQ</Button>}
			/>
			{questionId ? <FaqFromQuestion id={questionId} /> : <ManageFaqs />}
		</>
	);
}

/** The answer to one person fills in the answer of the FAQ; the editor removes names from it. */
function FaqFromQuestion({ id }: { readonly id: string }): ReactNode {
	const query = useGetInboxItemQuery({ kind: 'questions', id });
	const navigate = useNavigateUnlessLeft();
	const backToQuestion = (): void => {
		navigate(inboxItemAddress('questions', id));
	};
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the question"
			skeleton={<SkeletonRows count={3} />}
			failed={{
				title: 'We could not load the question',
				detail: explain(query.error, { not_found: 'It was deleted.' }, 'Check your connection and try again.'),
			}}
		>
			{({ text, replies }) => (
				<ManageFaqs
					from={{ questionId: id, question: text, answer: replies.at(-1)?.text }}
					onNewDone={backToQuestion}
				/>
			)}
		</AsyncBlock>
	);
}
