import { compactDate } from '@tulia/centre/compact-date';
import type { ClientRow } from '@tulia/contracts/client/schemas';
import { addClient } from '@tulia/contracts/routes/client';
import { Button, Icon } from '@tulia/ui';
import { FieldMessage, inputClass, useBoundField } from '@tulia/ui/form';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useListClientsQuery } from '../../api/clients-api.ts';
import { useMayCall } from '../page/use-may-call.ts';
import { useNow } from '../page/use-now.ts';
import { matchWords, type NewPerson, personFrom } from './client-search-words.ts';
import * as s from './find-client.module.css';
import { useDebounced } from './use-debounced.ts';

const MAX_SEARCH = 100;
/** A search needs at least two characters. */
const SHORTEST = 2;

interface FindClientProps {
	readonly onChoose: (clientId: string) => void;
	/** Called for a person without a record, with what the search text says about them. */
	readonly onNew: (person: NewPerson) => void;
	/** Whether the field takes the focus, because it replaced a focused element. */
	readonly takesFocus: boolean;
}

const focusInput = (input: HTMLInputElement | null): void => input?.focus();

/** A search by phone or name. Below it are the matches as buttons, and a button for a new person. */
export function FindClient({ onChoose, onNew, takesFocus }: FindClientProps): ReactNode {
	const { id, error } = useBoundField<string>('clientId');
	const [typed, setTyped] = useState('');
	const box = useRef<HTMLDivElement>(null);
	const search = useDebounced(typed.trim());
	const skip = search.length < SHORTEST;
	const query = useListClientsQuery({ search, cursor: undefined, limit: undefined }, { skip });
	const found = skip ? undefined : query.currentData;

	const steps = (event: KeyboardEvent): void => step(event, box.current);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys of the field and the buttons
		<div ref={box} onKeyDown={steps}>
			<label htmlFor={id}>Phone or name</label>
			<input
				ref={takesFocus ? focusInput : undefined}
				id={id}
				name="client"
				type="text"
				className={inputClass}
				value={typed}
				maxLength={MAX_SEARCH}
				autoComplete="off"
				enterKeyHint="search"
				aria-invalid={error !== undefined}
				aria-describedby={error === undefined ? `${id}-matches` : `${id}-error ${id}-matches`}
				onChange={(event) => setTyped(event.target.value)}
			/>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
			<p className={s.message} id={`${id}-matches`} role="status">
				{query.isError && !skip ? 'We could not look. Check your connection.' : matchWords({ search, found })}
			</p>
			{query.isError && !skip ? (
				<Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
					Try again
				</Button>
			) : null}
			{typed.trim().length < SHORTEST ? null : (
				<ul className={s.found}>
					{(found?.data ?? []).map((client) => (
						<Match key={client.id} client={client} onChoose={() => onChoose(client.id)} />
					))}
					<NewPersonButton typed={typed} onNew={onNew} />
				</ul>
			)}
		</div>
	);
}

/** Shown to roles that may create client records. A psychologist can book only for their own clients. */
function NewPersonButton({ typed, onNew }: Pick<FindClientProps, 'onNew'> & { readonly typed: string }): ReactNode {
	const may = useMayCall();
	if (!may(addClient)) return null;
	return (
		<li>
			<button type="button" onClick={() => onNew(personFrom(typed))}>
				<span className={s.who}>
					<Icon name="person" /> <b>New person with {typed.trim()}</b>
				</span>
				<span className={s.quiet}>Name and phone are enough</span>
			</button>
		</li>
	);
}

interface MatchProps {
	readonly client: ClientRow;
	readonly onChoose: () => void;
}

/** A match as a button, with the phone, address and visits that distinguish clients of the same name. */
function Match({ client: { name, phone, email, lastVisitAt, nextVisitAt }, onChoose }: MatchProps): ReactNode {
	const now = useNow();
	const dayOf = (instant: string): string => compactDate(new Date(instant), now);
	return (
		<li>
			<button type="button" onClick={onChoose}>
				<span className={s.who}>
					<b>{name}</b>
					<span>{phone?.shown}</span>
					<span className={s.quiet}>{email}</span>
				</span>
				<span className={s.quiet}>
					{lastVisitAt === undefined ? 'No visit yet' : `Last visit ${dayOf(lastVisitAt)}`}
					{nextVisitAt === undefined ? '' : `, comes ${dayOf(nextVisitAt)}`}
				</span>
			</button>
		</li>
	);
}

/**
 * Handles Up and Down, which move between the field and the buttons, and Escape, which returns to the field. Enter in
 * the field does nothing, so that it does not submit the form.
 */
function step(event: KeyboardEvent, box: HTMLElement | null): void {
	const stops = [...(box?.querySelectorAll<HTMLElement>('input, ul button') ?? [])];
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const to = nextStop(event.key, at, stops.length);
	if (event.key === 'Enter' && at === 0) event.preventDefault();
	if (to === undefined) return;
	event.preventDefault();
	stops[to]?.focus();
}

function nextStop(key: string, at: number, count: number): number | undefined {
	if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
	if (key === 'ArrowUp') return Math.max(at - 1, 0);
	return key === 'Escape' ? 0 : undefined;
}
