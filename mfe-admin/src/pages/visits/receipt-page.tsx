import { explain, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, Skeleton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetReceiptQuery } from '../../api/visits/payments-api.ts';
import { ViewReceipt } from '../../features/view-receipt/view-receipt.tsx';

const WHY_FAILED = {
	not_found: 'There is no receipt with this number.',
	invalid_request: 'There is no receipt with this number.',
	forbidden: 'This account may not see receipts. Please log in with a staff account.',
};

/** `/admin/receipts/{number}` */
export function ReceiptPage(): ReactNode {
	const { number = '' } = useParams();
	usePage({ title: `Receipt ${number}` });
	const query = useGetReceiptQuery(number, { refetchOnMountOrArgChange: true });
	return (
		<>
			<div data-print="never">
				<AdminHeading title="Receipt" lead="Print it, or send it to the client." />
			</div>
			<AsyncBlock
				query={{ ...query, data: query.currentData }}
				headingLevel="h2"
				loading="Loading the receipt"
				skeleton={<Skeleton shape="block" />}
				failed={{
					title: 'We could not load this receipt',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(receipt) => <ViewReceipt receipt={receipt} />}
			</AsyncBlock>
		</>
	);
}
