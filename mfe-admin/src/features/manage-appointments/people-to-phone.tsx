import type { ReactNode } from 'react';
import { CallList } from '../../lib/appointments/call-list.tsx';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { pageOf, withPage } from './list-address.ts';
import { useAppointmentPage } from './use-appointment-page.ts';
import { useListView } from './use-list-view.ts';

/** The clients to phone, because no message about a visit reached them. */
export function PeopleToPhone({ now }: { readonly now: Date }): ReactNode {
	const { view, show } = useListView();
	const query = useAppointmentPage(view);
	return (
		<ListFrame
			noun="people to phone"
			address={{
				page: pageOf(view),
				goToPage: (page, nextCursor) => show(withPage(view, page, nextCursor)),
			}}
			query={query}
			tools={
				<div>
					<h2>No message reached them</h2>
					<p>Soonest visit first. Say the time and the place, nothing about the service.</p>
				</div>
			}
			empty={{ title: 'Nobody to phone', text: 'Our notices reach everybody who has an appointment.' }}
		>
			{({ data }) => <CallList rows={data} now={now} />}
		</ListFrame>
	);
}
