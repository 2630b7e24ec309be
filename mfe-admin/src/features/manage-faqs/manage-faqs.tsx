import { explain } from '@tulia/platform';
import { AsyncBlock, SkeletonRows } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useListAllFaqsQuery } from '../../api/website/faqs-api.ts';
import { NEW, useEditedItem } from '../../lib/editing/use-edited-item.ts';
import { AddFaq, type FaqSource } from './add-faq.tsx';
import { ChangeFaq } from './change-faq.tsx';
import { FaqList } from './faq-list.tsx';
import * as s from './manage-faqs.module.css';

const WORDS = { forbidden: 'This account may not see FAQs. Please log in with a staff account.' };

interface ManageFaqsProps {
	readonly from?: FaqSource;
	/** The page that is opened once a new FAQ is saved or discarded; the list by default. */
	readonly onNewDone?: () => void;
}

export const ManageFaqs = (props: ManageFaqsProps): ReactNode => (
	<div className={s.place}>
		<ListOrForm {...props} />
	</div>
);

function ListOrForm({ from, onNewDone }: ManageFaqsProps): ReactNode {
	const query = useListAllFaqsQuery(undefined, { refetchOnMountOrArgChange: true });
	const { editing, edit, done } = useEditedItem();
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading FAQs"
			skeleton={<SkeletonRows count={5} />}
			failed={{
				title: 'We could not load the FAQs',
				detail: explain(query.error, WORDS, 'Check your connection and try again.'),
				busyLabel: 'Loading…',
			}}
		>
			{({ data }) => {
				if (editing === NEW) return <AddFaq faqs={data} from={from} onDone={onNewDone ?? done} />;
				const faq = data.find(({ id }) => id === editing);
				return faq ? <ChangeFaq key={faq.id} faq={faq} onDone={done} /> : <FaqList faqs={data} onEdit={edit} />;
			}}
		</AsyncBlock>
	);
}
