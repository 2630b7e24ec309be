import { compactMoment } from '@tulia/centre/compact-date';
import { useSessionUser } from '@tulia/platform';
import { Button, ButtonRow, Notice } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useFocusRecovery } from '../lists/use-focus-recovery.ts';
import { useNow } from '../page/use-now.ts';
import { clearDraft, type FormDraft, readDraft } from './form-draft.ts';

interface OfferDraftProps {
	/** The name of the form in the storage: `booking`. */
	readonly form: string;
	readonly title: string;
	/** What the form creates: "booking". */
	readonly noun: string;
	/** A sentence about what was not saved. */
	readonly notKept?: (draft: FormDraft) => string;
	/** Renders the form, with the draft to restore if staff want that. */
	readonly children: (draft: FormDraft | undefined) => ReactNode;
}

/** Renders a form. If this tab has a draft of the form, first asks whether to restore it. */
export function OfferDraft({ form, title, noun, notKept = nothingLost, children }: OfferDraftProps): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const userId = useSessionUser()?.id ?? '';
	const [draft, setDraft] = useState(() => readDraft(form, userId));
	const [isDecided, setDecided] = useState(draft === undefined);
	const discard = (): void => {
		clearDraft(form);
		setDraft(undefined);
		setDecided(true);
	};
	return (
		<div {...focusRecovery}>
			{isDecided || !draft ? (
				children(draft)
			) : (
				<>
					<AdminHeading title={title} />
					<Offer draft={draft} noun={noun} notKept={notKept} onGoOn={() => setDecided(true)} onDiscard={discard} />
				</>
			)}
		</div>
	);
}

const nothingLost = (): string => '';

interface OfferProps extends Pick<OfferDraftProps, 'noun'> {
	readonly notKept: (draft: FormDraft) => string;
	readonly draft: FormDraft;
	readonly onGoOn: () => void;
	readonly onDiscard: () => void;
}

function Offer({ draft, noun, notKept, onGoOn, onDiscard }: OfferProps): ReactNode {
	const now = useNow();
	return (
		<Notice tone="info" title={`You began a ${noun}, and did not send it`}>
			<p>
				Last changed {compactMoment(draft.at, now)}, and kept in this tab alone. {notKept(draft)}
			</p>
			<ButtonRow>
				<Button onClick={onGoOn}>Go on with the {noun} you began</Button>
				<Button variant="secondary" onClick={onDiscard}>
					Throw it away
				</Button>
			</ButtonRow>
		</Notice>
	);
}
