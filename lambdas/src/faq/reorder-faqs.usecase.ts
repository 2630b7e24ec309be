import type { reorderFaqs as endpoint } from '@tulia/contracts/faq/endpoints';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { inNewPlaces } from '../platform/in-new-places.ts';
import { untilUndisturbed } from '../platform/until-undisturbed.ts';
import type { StaffFaqStore } from './faq.ts';
import { listAllFaqs } from './list-all-faqs.usecase.ts';

interface ReorderFaqsDeps {
	readonly faqs: Pick<StaffFaqStore, 'listAll' | 'reorder'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type ReorderInput = Pick<Input<typeof endpoint>, 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/** Gives FAQs other places, all of them or none: visitors never see half a move. */
export const reorderFaqs =
	({ faqs, now, newId }: ReorderFaqsDeps) =>
	async ({ body, caller }: ReorderInput): Promise<HandlerResult<'reorderFaqs'>> =>
		untilUndisturbed<HandlerResult<'reorderFaqs'>>(async () => {
			const moved = inNewPlaces(await faqs.listAll(), body.places);
			if (!moved.ok) return moved;
			const at = now();
			const act = { actor: caller.userId, at, auditId: newId(at) };
			return (await faqs.reorder(moved.value, act)) ? listAllFaqs({ faqs })() : undefined;
		});
