import { Link, paths, usePage } from '@tulia/platform';
import { Button, ButtonRow, Icon, LinkButton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListToBeMovedQuery } from '../../api/visits/to-be-moved-api.ts';
import { ToBeMoved } from '../../features/to-be-moved/to-be-moved.tsx';
import { leadWords } from '../../features/to-be-moved/to-be-moved-words.ts';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/to-be-moved` */
export function ToBeMovedPage(): ReactNode {
	usePage({ title: 'To be moved' });
	const now = useNow();
	const { data } = useListToBeMovedQuery({});
	return (
		<>
			<AdminHeading
				title="To be moved"
				lead={data ? leadWords(data.openCount) : '\u00a0'}
				action={
					<div data-print="never">
						<ButtonRow>
							<Button variant="secondary" size="sm" onClick={() => window.print()}>
								<Icon name="print" /> Print the list
							</Button>
							<LinkButton component={Link} variant="secondary" size="sm" to={paths.adminCalendar()}>
								<Icon name="calendar" /> See in the calendar
							</LinkButton>
						</ButtonRow>
					</div>
				}
			/>
			<ToBeMoved now={now} />
		</>
	);
}
