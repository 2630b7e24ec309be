import type { StaffTestimonial } from '@tulia/contracts/testimonial/staff-schemas';
import { Button, Notice, Stars } from '@tulia/ui';
import type { ReactNode } from 'react';
import {
	type TestimonialState,
	useDecideTestimonialMutation,
	useListAllTestimonialsQuery,
} from '../../api/testimonials-api.ts';
import { shortDate } from '../../lib/centre-time.ts';
import { ListFrame } from '../../lib/list-frame.tsx';
import { ReviewList, ReviewRow, Said } from '../../lib/review-row.tsx';
import { shownPage } from '../../lib/shown-page.ts';
import { CrisisMark, StateMark } from '../../lib/state-mark.tsx';
import { useDecisions } from '../../lib/use-decisions.ts';
import { useStateList } from '../../lib/use-state-list.ts';

const STATES = ['pending', 'published', 'hidden'] as const;
const CHIPS = [
	{ value: 'pending', label: 'Waiting' },
	{ value: 'published', label: 'Published' },
	{ value: 'hidden', label: 'Hidden' },
] as const;
const MARKS = {
	pending: { tone: 'waiting', word: 'Waiting' },
	published: { tone: 'good', word: 'Published' },
	hidden: { tone: 'quiet', word: 'Hidden' },
} as const;
const EMPTY = {
	pending: { title: 'No testimonials are waiting', text: 'What clients offer appears here first.' },
	published: { title: 'No testimonials are published yet' },
	hidden: { title: 'No testimonials are hidden' },
} as const;
const DONE = {
	pending: 'The testimonial waits again',
	published: 'Testimonial published',
	hidden: 'Testimonial hidden',
} as const;

/** Testimonials of clients: approve, hide, and the way back from either. */
export function DecideTestimonials({ now }: { readonly now: Date }): ReactNode {
	const list = useStateList<TestimonialState>(STATES);
	const query = useListAllTestimonialsQuery(
		{ state: list.state, cursor: list.cursor },
		{ refetchOnMountOrArgChange: true },
	);
	const [send] = useDecideTestimonialMutation();
	const { busy, failureOf, lost, decide } = useDecisions();
	const page = shownPage(query);
	const away = lost(page.data?.data.map(({ id }) => id) ?? []);

	const settle = (testimonial: StaffTestimonial, state: TestimonialState): Promise<boolean> =>
		decide({ id: testimonial.id, wanted: state, done: DONE[state], send: () => send({ testimonial, state }) });

	return (
		<>
			{away === undefined ? null : (
				<Notice tone="bad" role="alert">
					<p>{away}</p>
				</Notice>
			)}
			<ListFrame noun="testimonials" list={list} chips={CHIPS} page={page} empty={EMPTY[list.state]}>
				{(rows) => (
					<ReviewList label="Testimonials">
						{rows.map((testimonial) => (
							<TestimonialRow
								key={testimonial.id}
								testimonial={testimonial}
								now={now}
								isBusy={busy(testimonial.id)}
								failure={failureOf(testimonial.id)}
								onSettle={(state) => void settle(testimonial, state)}
							/>
						))}
					</ReviewList>
				)}
			</ListFrame>
		</>
	);
}

interface TestimonialRowProps {
	readonly testimonial: StaffTestimonial;
	readonly now: Date;
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly onSettle: (state: TestimonialState) => void;
}

function TestimonialRow({ testimonial, now, isBusy, failure, onSettle }: TestimonialRowProps): ReactNode {
	const { name, message, rating, date, state, consent, mayBeInCrisis } = testimonial;
	const { tone, word } = MARKS[state];
	return (
		<ReviewRow
			title={name}
			marks={
				<>
					<StateMark tone={tone}>{word}</StateMark>
					{mayBeInCrisis ? <CrisisMark /> : null}
				</>
			}
			facts={
				<>
					<Stars value={rating} /> <time dateTime={date}>{shortDate(new Date(`${date}T09:00:00.000Z`), now)}</time>
				</>
			}
			isBusy={isBusy}
			failure={failure}
			actions={<TestimonialActions testimonial={testimonial} isBusy={isBusy} onSettle={onSettle} />}
		>
			<Said>{message}</Said>
			<p>
				<small>
					{consent
						? `Agreed to be published on ${shortDate(new Date(consent.at), now)} (wording ${consent.version}).`
						: 'No agreement is recorded here: it came before the form. Ask the writer before you publish it.'}
				</small>
			</p>
		</ReviewRow>
	);
}

type ActionsProps = Pick<TestimonialRowProps, 'testimonial' | 'isBusy' | 'onSettle'>;

function TestimonialActions({ testimonial: { name, state }, isBusy, onSettle }: ActionsProps): ReactNode {
	const act = (to: TestimonialState, label: string, isFirst: boolean): ReactNode => (
		<Button
			variant={isFirst ? 'primary' : 'secondary'}
			size="sm"
			busy={isBusy && isFirst}
			disabled={isBusy}
			busyLabel="Saving…"
			aria-label={`${label}: ${name}`}
			onClick={() => onSettle(to)}
		>
			{label}
		</Button>
	);
	if (state === 'pending')
		return (
			<>
				{act('published', 'Approve', true)}
				{act('hidden', 'Hide', false)}
			</>
		);
	return (
		<>
			{state === 'published' ? act('hidden', 'Hide', true) : act('published', 'Approve', true)}
			{act('pending', 'Undo', false)}
		</>
	);
}
