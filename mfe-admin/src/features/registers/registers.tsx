import { compactDay, compactMoment } from '@tulia/centre/compact-date';
import type { Breach, DataRequestEntry } from '@tulia/contracts/register/schemas';
import { explain, Link, paths } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Button, Icon } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import { type ReactNode, useId } from 'react';
import { useExportRegisterMutation, useListBreachesQuery, useListDataRequestsQuery } from '../../api/registers-api.ts';
import { SaveCsvButton } from '../../lib/files/save-csv-button.tsx';
import { ReviewList, ReviewRow } from '../../lib/lists/review-row.tsx';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { ClockBadge } from './clock-badge.tsx';
import { breachClockWords, KIND_WORDS, requestClockWords } from './register-words.ts';
import * as s from './registers.module.css';

const WHY_FAILED = { forbidden: 'This account may not see the registers. Please ask an owner of the centre.' };
const detailOf = (error: unknown) => explain(error, WHY_FAILED, 'Check your connection and try again.');

/** The registers of breaches and of requests for data, each sorted by the least time left. */
export const Registers = (): ReactNode => (
	<div className={s.parts}>
		<BreachRegister />
		<RequestRegister />
	</div>
);

interface RegisterFrameProps {
	readonly title: string;
	readonly lead: string;
	readonly register: 'breaches' | 'requests';
	readonly newAt: string;
	readonly newLabel: string;
	readonly children: ReactNode;
}

function RegisterFrame({ title, lead, register, newAt, newLabel, children }: RegisterFrameProps): ReactNode {
	const id = useId();
	const [load, { isLoading }] = useExportRegisterMutation();
	return (
		<section className={s.part} aria-labelledby={id}>
			<div className={s.head}>
				<h2 id={id}>{title}</h2>
				<div className={s.tools} data-print="never">
					<ArrowLink component={Link} to={newAt}>
						{newLabel}
					</ArrowLink>
					<SaveCsvButton load={() => load({ register })} isLoading={isLoading} words={WHY_FAILED} />
					<Button variant="quiet" size="sm" onClick={() => globalThis.print()}>
						<Icon name="print" /> Print
					</Button>
				</div>
			</div>
			<p>{lead}</p>
			{children}
		</section>
	);
}

function BreachRegister(): ReactNode {
	const query = useListBreachesQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<RegisterFrame
			title="Breaches of data"
			lead="Lost, stolen, or seen by somebody who should not. The Data Commissioner is told within 72 hours of noticing it, the people concerned as soon as that can be done (Data Protection Act 2019, section 43)."
			register="breaches"
			newAt={paths.adminBreach('new')}
			newLabel="Note a breach"
		>
			<AsyncBlock
				query={query}
				headingLevel="h3"
				loading="Loading the breaches"
				skeleton={<RowsSkeleton />}
				failed={{ title: 'We could not load the breaches', detail: detailOf(query.error) }}
			>
				{({ data }) =>
					data.length === 0 ? (
						<p>No breach has been noted.</p>
					) : (
						<TableBox>
							<ReviewList label="Breaches of data">
								{data.map((breach) => (
									<BreachRow key={breach.id} breach={breach} />
								))}
							</ReviewList>
						</TableBox>
					)
				}
			</AsyncBlock>
		</RegisterFrame>
	);
}

/** Adds the unit to a bare number, which would be unclear among other facts. */
function peopleCount(people: string): string {
	if (!/^\d+$/.test(people)) return people;
	return people === '1' ? '1 person' : `${people} people`;
}

function BreachRow({ breach }: { readonly breach: Breach }): ReactNode {
	const now = useNow();
	const { id, what, data, people, noticedAt, commissionerToldAt, peopleToldAt, peopleNotTold } = breach;
	const told = commissionerToldAt === undefined ? '' : ` · Commissioner told ${compactMoment(commissionerToldAt, now)}`;
	const peopleWords =
		peopleToldAt === undefined
			? `People ${peopleNotTold === undefined ? 'not told yet' : `not told: ${peopleNotTold}`}`
			: `People told ${compactMoment(peopleToldAt, now)}`;
	return (
		<ReviewRow
			title={what}
			marks={<ClockBadge {...breachClockWords(breach, now)} />}
			facts={`Noticed ${compactMoment(noticedAt, now)} · ${data} · ${peopleCount(people)}${told} · ${peopleWords}`}
			actions={
				<ArrowLink component={Link} to={paths.adminBreach(id)}>
					{breach.closedAt === undefined ? 'Go on with it' : 'Read it'}
				</ArrowLink>
			}
		>
			{breach.outcome === undefined ? null : <p>{breach.outcome}</p>}
		</ReviewRow>
	);
}

function RequestRegister(): ReactNode {
	const query = useListDataRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<RegisterFrame
			title="Requests for data"
			lead="Whoever asks for a copy, a correction or erasure is answered in time. A copy that is handed over, or an erasure, from a client’s page closes what is noted here."
			register="requests"
			newAt={paths.adminDataRequest('new')}
			newLabel="Note a request"
		>
			<AsyncBlock
				query={query}
				headingLevel="h3"
				loading="Loading the requests"
				skeleton={<RowsSkeleton />}
				failed={{ title: 'We could not load the requests', detail: detailOf(query.error) }}
			>
				{({ data }) =>
					data.length === 0 ? (
						<p>Nobody has asked for their data.</p>
					) : (
						<TableBox>
							<ReviewList label="Requests for data">
								{data.map((request) => (
									<RequestRow key={request.id} request={request} />
								))}
							</ReviewList>
						</TableBox>
					)
				}
			</AsyncBlock>
		</RegisterFrame>
	);
}

function RequestRow({ request }: { readonly request: DataRequestEntry }): ReactNode {
	const now = useNow();
	const { id, kind, askedOn, askedBy, identity, clientId, clientName, closedAt, outcome } = request;
	return (
		<ReviewRow
			title={`${KIND_WORDS[kind]}: ${clientName ?? askedBy}`}
			marks={<ClockBadge {...requestClockWords(request, now)} />}
			facts={`Asked on ${compactDay(askedOn, now)}${clientName === undefined ? '' : `, ${askedBy}`} · ${identity ?? 'Not known yet who it is'}`}
			actions={
				<>
					<ArrowLink component={Link} to={paths.adminDataRequest(id)}>
						{closedAt === undefined ? 'Go on with it' : 'Read it'}
					</ArrowLink>
					{clientId === undefined || closedAt !== undefined ? null : (
						<ArrowLink component={Link} to={paths.adminClient(clientId)}>
							Open the client
						</ArrowLink>
					)}
				</>
			}
		>
			{outcome === undefined ? null : <p>{outcome}</p>}
		</ReviewRow>
	);
}
