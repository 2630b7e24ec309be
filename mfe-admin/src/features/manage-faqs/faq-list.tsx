import type { StaffFaq } from '@tulia/contracts/faq/staff-schemas';
import { Button, EmptyPanel, IconButton, Notice, toast } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useDeleteFaqMutation, useReorderFaqsMutation } from '../../api/website/faqs-api.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { actionRefusal } from '../../lib/editing/save-refusal.ts';
import { ReviewList } from '../../lib/lists/review-row.tsx';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { useFocusRecovery } from '../../lib/lists/use-focus-recovery.ts';
import { Fold } from '../../lib/page/fold.tsx';
import { filledCategories, inCategory, movesFor } from './faq-order.ts';
import * as s from './manage-faqs.module.css';

interface FaqListProps {
	readonly faqs: readonly StaffFaq[];
	readonly onEdit: (id: string) => void;
}

const CHANGED = { changed_meanwhile: 'Not moved: somebody else changed the list. It is up to date now.' };

export function FaqList({ faqs, onEdit }: FaqListProps): ReactNode {
	const [reorder] = useReorderFaqsMutation();
	const [remove] = useDeleteFaqMutation();
	const [isMoving, setMoving] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function move(faq: StaffFaq, by: 1 | -1): Promise<void> {
		setMoving(true);
		setFailure(undefined);
		const { error } = await reorder({ places: [...movesFor(faqs, faq, by)] });
		if (error !== undefined) setFailure(actionRefusal(error, CHANGED));
		setMoving(false);
	}
	async function deleteFaq({ id }: StaffFaq): Promise<void> {
		setFailure(undefined);
		const { error } = await remove({ id });
		if (error === undefined) toast.success('FAQ deleted');
		else setFailure(actionRefusal(error));
	}

	if (faqs.length === 0) return <EmptyPanel title="No FAQs yet" headingLevel="h2" />;
	return (
		<div className={s.categories}>
			{failure === undefined ? null : (
				<Notice tone="bad" role="alert">
					<p>{failure}</p>
				</Notice>
			)}
			{filledCategories(faqs).map((category) => {
				const rows = inCategory(faqs, category);
				return (
					<TableBox key={category} tools={<p className={s.category}>{category}</p>}>
						<ReviewList label={category}>
							{rows.map((faq, place) => (
								<FaqRow
									key={faq.id}
									faq={faq}
									isFirst={place === 0}
									isLast={place === rows.length - 1}
									isMoving={isMoving}
									onMove={(by) => void move(faq, by)}
									onEdit={() => onEdit(faq.id)}
									onDelete={() => deleteFaq(faq)}
								/>
							))}
						</ReviewList>
					</TableBox>
				);
			})}
		</div>
	);
}

interface FaqRowProps {
	readonly faq: StaffFaq;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly isMoving: boolean;
	readonly onMove: (by: 1 | -1) => void;
	readonly onEdit: () => void;
	readonly onDelete: () => Promise<void>;
}

function FaqRow({ faq, isFirst, isLast, isMoving, onMove, onEdit, onDelete }: FaqRowProps): ReactNode {
	const { question, answer, featured } = faq;
	const focusRecovery = useFocusRecovery<HTMLLIElement>();
	return (
		<li {...focusRecovery} className={s.row}>
			<Fold
				title={question}
				marks={featured ? <StateBadge tone="good">On the contact page</StateBadge> : undefined}
				look="row"
			>
				<p className={s.answer}>{answer}</p>
				<div className={s.actions}>
					<Button variant="secondary" size="sm" aria-label={`Edit: ${question}`} onClick={onEdit}>
						Edit
					</Button>
					<IconButton
						icon="arrowUp"
						label={`Move up: ${question}`}
						disabled={isFirst || isMoving}
						onClick={() => onMove(-1)}
					/>
					<IconButton
						icon="arrowDown"
						label={`Move down: ${question}`}
						disabled={isLast || isMoving}
						onClick={() => onMove(1)}
					/>
					<ConfirmButton
						label="Delete"
						what={question}
						yes="Delete for good"
						busyLabel="Deleting…"
						onConfirm={onDelete}
					/>
				</div>
			</Fold>
		</li>
	);
}
