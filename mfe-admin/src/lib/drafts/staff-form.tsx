import { compactMoment } from '@tulia/centre/compact-date';
import { useSessionUser } from '@tulia/platform';
import { Button, Notice } from '@tulia/ui';
import { Form, type FormProps, useForm } from '@tulia/ui/form';
import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Versions } from '../editing/use-versions.ts';
import { useNow } from '../page/use-now.ts';
import { clearDraft, type DraftRule, type FormDraft, readDraft } from './form-draft.ts';
import { KeepDraft } from './keep-draft.tsx';
import type { DraftKey } from './use-draft-key.ts';

/** The edited record and its versions. */
export type TypedOver = Pick<Versions<unknown>, 'expectedVersion'> &
	Partial<Pick<Versions<unknown>, 'round' | 'showBoth'>> & {
		/**
		 * Discards the input and loads the colleague's version; for forms whose conflict notice has no button for this.
		 */
		readonly takeTheirs?: () => void;
	};

/** Which fields of a form are stored. */
export interface DraftRuleOf<V> extends DraftRule {
	readonly stored?: readonly (keyof V & string)[];
	readonly inMemory?: readonly (keyof V & string)[];
}

interface StaffFormProps<V extends object> extends FormProps<V> {
	readonly draft: DraftRuleOf<V>;
	/** For a form that edits a record with optimistic locking. */
	readonly record?: TypedOver | undefined;
	/** The idempotency key of the form, if its request has one. */
	readonly idempotency?: DraftKey | undefined;
	/**
	 * Called once the form was sent and its draft deleted. The page then has to render a new form, or hide it, because
	 * the form still has the sent values.
	 */
	readonly onSent?: (() => void) | undefined;
}

/**
 * A form that loses no input: a draft is restored when the form is opened again in this tab, and deleted once it is
 * sent or discarded. A conflict with a colleague's save shows both versions.
 */
export function StaffForm<V extends object>({
	draft: rule,
	record,
	idempotency,
	onSubmit,
	onSent,
	children,
	...form
}: StaffFormProps<V>): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	// A form that was restarted from another version has no draft to restore.
	const [draft] = useState(() => (record?.round ? undefined : readDraft(rule.name, userId)));
	const [isDecided, setDecided] = useState(false);
	const [sent, setSent] = useState<V>();
	const [isOutdated] = useState(() => draft?.version !== undefined && draft.version !== record?.expectedVersion());
	const showsBoth = isOutdated && record?.showBoth !== undefined;
	const mayDiscard = !showsBoth || record.takeTheirs !== undefined;

	// Runs before the input is stored again, so that the input stays based on the older version until staff choose a
	// version.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted
	useLayoutEffect(() => {
		if (draft?.version !== undefined && isOutdated) record?.showBoth?.(draft.version);
	}, []);

	const send: FormProps<V>['onSubmit'] = async (values) => {
		const refusal = await onSubmit(values);
		if (refusal) return refusal;
		clearDraft(rule.name);
		setDecided(true);
		setSent(values);
		onSent?.();
		return undefined;
	};
	function discard(): void {
		idempotency?.renew();
		record?.takeTheirs?.();
		setDecided(true);
	}
	return (
		<Form<V> {...form} keepsTyped onSubmit={send}>
			{draft && !isDecided ? (
				<RestoredDraft
					draft={draft}
					meanwhile={meanwhileWords(isOutdated, showsBoth)}
					onDiscard={mayDiscard ? discard : undefined}
				/>
			) : null}
			{children}
			<KeepDraft
				rule={rule}
				draft={draft}
				idempotencyKey={idempotency?.key}
				version={record?.expectedVersion}
				sent={sent}
			/>
		</Form>
	);
}

const FIELD = ':is(input, select, textarea):enabled';

interface RestoredDraftProps {
	readonly draft: FormDraft;
	/** Says that a colleague has changed the record since, and what to do; empty otherwise. */
	readonly meanwhile: string;
	readonly onDiscard: (() => void) | undefined;
}

function meanwhileWords(isOutdated: boolean, showsBoth: boolean): string {
	if (!isOutdated) return '';
	return showsBoth
		? 'Somebody else saved changes meanwhile: below are both versions, for you to choose.'
		: 'Somebody changed this meanwhile: please look at what is saved now before you send it.';
}

function RestoredDraft({ draft, meanwhile, onDiscard }: RestoredDraftProps): ReactNode {
	const form = useForm();
	const now = useNow();
	function discard({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
		// The button disappears, so the focus moves to the first field.
		currentTarget.form?.querySelector<HTMLElement>(FIELD)?.focus();
		// With this setting the form would preserve the input.
		form.setConfig('keepDirtyOnReinitialize', false);
		form.reset();
		form.setConfig('keepDirtyOnReinitialize', true);
		onDiscard?.();
	}
	return (
		<Notice
			tone="info"
			role="status"
			title="What you typed here is back"
			action={
				onDiscard ? (
					<Button variant="secondary" size="sm" onClick={discard}>
						Throw it away
					</Button>
				) : undefined
			}
		>
			<p>
				Last changed {compactMoment(draft.at, now)}, not sent, and kept in this tab alone. {meanwhile}
			</p>
		</Notice>
	);
}
