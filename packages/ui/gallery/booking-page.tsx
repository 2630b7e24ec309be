import { longDay, shortDay } from '@tulia/centre/date-words';
import { useRef, useState } from 'react';
import { BookingBar, CalendarPicker, DraftTicket, SlotPicker, Ticket } from '../src/booking.ts';
import { Button, Container, PageHeading } from '../src/core.ts';
import * as s from './gallery.module.css';
import { Example } from './part.tsx';

const DAYS = {
	'2026-11-15': { state: 'closed', reason: 'Sunday' },
	'2026-11-22': { state: 'closed', reason: 'Sunday' },
	'2026-11-29': { state: 'closed', reason: 'Sunday' },
	'2026-11-18': { state: 'full' },
	'2026-11-19': { state: 'open', freeTimes: 5 },
} as const;
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
const VISIT = {
	service: 'Anxiety Management',
	psychologist: 'Dr. Nyambura Otieno',
	location: 'Tulia House, 2nd floor, Kindaruma Road, Kilimani',
};

/** As large as a QR code; the gallery shows only the look of the ticket. */
const QrSample = () => (
	<svg viewBox="0 0 9 9" role="img" aria-label="QR code">
		<path fill="#fff" d="M0 0h9v9H0z" />
		<path fill="#181e39" d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM5 5h1v1H5zM7 5h1v2H7zM6 7h1v1H6z" />
	</svg>
);

export function BookingPage() {
	const [date, setDate] = useState('2026-11-19');
	const [time, setTime] = useState('10:30 AM');
	const ticket = useRef<HTMLDivElement>(null);
	return (
		<>
			<main id="main">
				<Container>
					<PageHeading lead="Choose a service, a day and a time. Nothing is booked until you confirm.">
						Book a visit
					</PageHeading>
					<div className={s.two}>
						<div className={`${s.two} ${s.half}`}>
							<CalendarPicker
								value={date}
								onChange={setDate}
								today="2026-11-10"
								max="2027-01-09"
								days={DAYS}
								shortDay={{ weekday: 6, label: 'Until 2 PM' }}
							/>
							<SlotPicker
								times={TIMES}
								value={time}
								onChange={setTime}
								title={longDay(date)}
								note="5 times free with Dr. Nyambura Otieno"
							/>
						</div>
						<div ref={ticket}>
							<DraftTicket
								visit={{ ...VISIT, date, time }}
								action={
									<Button block size="lg">
										Confirm Appointment
									</Button>
								}
							>
								<p>Arrive 10 minutes early. Bring a valid ID and your ticket.</p>
							</DraftTicket>
						</div>
					</div>
					<More />
				</Container>
			</main>
			<BookingBar title={`${shortDay(date)}, ${time}`} text={VISIT.service} action={<Button>Confirm</Button>} />
		</>
	);
}

const More = () => (
	<>
		<Example title="The ticket">
			<Ticket
				centre="Tulia Centre"
				visit={{ ...VISIT, date: '2026-11-19', time: '10:30 AM' }}
				name="Wairimu Kariuki"
				admits="One person"
				ticketNumber="TUL-26-4K7M9"
				qr={<QrSample />}
				wide
			/>
		</Example>
		<Example title="Nothing chosen, and wrong">
			<div className={`${s.two} ${s.half}`}>
				<DraftTicket visit={{ location: VISIT.location }} action={<Button disabled>Confirm Appointment</Button>} />
				<div>
					<CalendarPicker
						id="gallery-date"
						value={undefined}
						onChange={() => undefined}
						today="2026-11-10"
						days={{}}
						error="Please select a date"
					/>
					<SlotPicker
						id="gallery-time"
						times={TIMES}
						value={undefined}
						onChange={() => undefined}
						title="Another day"
						error="Please select a time"
					/>
				</div>
			</div>
		</Example>
	</>
);
