import type { AdminAppointmentList } from '@tulia/contracts/appointment/staff-schemas';
import { Pager } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type ListView, pageOf } from './list-address.ts';
import { rangeWords } from './range-words.ts';

interface AppointmentFootProps {
	readonly view: ListView;
	readonly list: AdminAppointmentList;
	readonly onPage: (page: number) => void;
}

/** Which rows these are, and the way to the others. */
export function AppointmentFoot({ view, list, onPage }: AppointmentFootProps): ReactNode {
	const page = pageOf(view);
	const pageCount = list.nextCursor === undefined ? page : page + 1;
	return (
		<>
			<p>{rangeWords(view, list)}</p>
			{pageCount > 1 ? <Pager label="Pages of appointments" page={page} pageCount={pageCount} onPage={onPage} /> : null}
		</>
	);
}
