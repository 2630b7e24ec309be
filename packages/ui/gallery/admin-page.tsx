import { useState } from 'react';
import {
	AdminFrame,
	AdminHeading,
	AdminLink,
	type Column,
	DataTable,
	FilterChips,
	OutcomeButtons,
	Pager,
	SearchField,
	StatusPill,
	TableBox,
} from '../src/admin.ts';
import { Avatar, Logo, Menu } from '../src/core.ts';

interface Sample {
	readonly ticket: string;
	readonly day: string;
	readonly time: string;
	readonly name: string;
	readonly service: string;
	readonly status: string;
}

const ROWS: readonly Sample[] = [
	{
		ticket: 'TUL-26-4J2WB',
		day: 'Tue 10 Nov',
		time: '9:00 AM',
		name: 'Daniel Ouma',
		service: 'Addiction Recovery',
		status: 'confirmed',
	},
	{
		ticket: 'TUL-26-4K1DX',
		day: 'Tue 10 Nov',
		time: '12:00 PM',
		name: 'Samuel Njoroge',
		service: 'Relationship & Marriage Counseling',
		status: 'confirmed',
	},
	{
		ticket: 'TUL-26-4HPQ6',
		day: 'Mon 9 Nov',
		time: '3:00 PM',
		name: 'Halima Yusuf',
		service: 'Trauma Recovery',
		status: 'attended',
	},
	{
		ticket: 'TUL-26-4HN3T',
		day: 'Mon 9 Nov',
		time: '12:00 PM',
		name: 'Kiprono Koech',
		service: 'Addiction Recovery',
		status: 'missed',
	},
	{
		ticket: 'TUL-26-4G9VM',
		day: 'Sat 7 Nov',
		time: '1:30 PM',
		name: 'Zainab Ali',
		service: 'Stress Management',
		status: 'cancelled',
	},
	{
		ticket: 'TUL-26-4G2FA',
		day: 'Sat 7 Nov',
		time: '10:30 AM',
		name: 'Naomi Wekesa',
		service: 'Family Therapy',
		status: 'pending',
	},
];

const COLUMNS: readonly Column<Sample>[] = [
	{ id: 'when', head: 'When', cell: ({ day, time }) => <Two above={day} below={time} /> },
	{ id: 'client', head: 'Client', whole: true, cell: ({ name }) => <Two above={name} below="name@example.com" /> },
	{ id: 'service', head: 'Service', whole: true, cell: ({ service }) => service },
	{ id: 'ticket', head: 'Ticket', cell: ({ ticket }) => ticket },
	{ id: 'status', head: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
	{
		id: 'actions',
		head: 'Actions',
		headHidden: true,
		whole: true,
		cell: ({ name, status, time }) =>
			status === 'confirmed' ? (
				<OutcomeButtons who={name} onRecord={() => undefined} open={{ attended: true, missed: time === '9:00 AM' }} />
			) : null,
	},
];

const Two = ({ above, below }: { readonly above: string; readonly below: string }) => (
	<>
		<b>{above}</b>
		<small>{below}</small>
	</>
);

/** Every component of the admin entry, composed like the appointments page. */
export function AdminPage() {
	return (
		<AdminFrame
			brand={
				<a href="#admin">
					<Logo name="Tulia Centre" tagline="Admin" ground="dark" />
				</a>
			}
			links={
				<>
					<AdminLink href="#dashboard" icon="dashboard">
						Dashboard
					</AdminLink>
					<AdminLink href="#appointments" icon="calendar" aria-current="page">
						Appointments
					</AdminLink>
					<AdminLink href="#inbox" icon="inbox" waiting={{ inCrisis: 0, others: 4 }}>
						Inbox
					</AdminLink>
				</>
			}
			foot={
				<AdminLink component="button" type="button" icon="logOut">
					Logout
				</AdminLink>
			}
			date="Tuesday 10 November 2026"
			account={
				<Menu
					trigger={
						<>
							<Avatar name="Nyambura" />
							Dr. Nyambura
						</>
					}
				>
					<button type="button">Logout</button>
				</Menu>
			}
		>
			<AdminHeading title="Appointments" lead="Three people still to see today." />
			<AppointmentsTable />
		</AdminFrame>
	);
}

function AppointmentsTable() {
	const [search, setSearch] = useState('');
	const [status, setStatus] = useState('all');
	const [page, setPage] = useState(1);
	return (
		<TableBox
			tools={
				<>
					<SearchField
						label="Search appointments"
						size="sm"
						placeholder="Ticket, client or service"
						value={search}
						onChange={setSearch}
					/>
					<FilterChips
						label="Status"
						scrolls
						value={status}
						onChange={setStatus}
						chips={[
							{ value: 'all', label: 'All', count: 3962 },
							{ value: 'confirmed', label: 'Confirmed', count: 48 },
							{ value: 'attended', label: 'Attended', count: 3611 },
							{ value: 'missed', label: 'Missed', count: 214 },
							{ value: 'cancelled', label: 'Cancelled', count: 86 },
						]}
					/>
				</>
			}
			foot={
				<>
					<p>1 to 6 of 3,962</p>
					<Pager label="Pages of appointments" page={page} pageCount={9} onPage={setPage} />
				</>
			}
		>
			<DataTable
				caption="Appointments, newest first"
				columns={COLUMNS}
				rows={ROWS}
				keyOf={({ ticket }) => ticket}
				toneOf={({ status }) => (status === 'attended' ? 'done' : undefined)}
			/>
		</TableBox>
	);
}
