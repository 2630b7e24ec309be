import { BY_CHOSEN_CHANNEL } from '@tulia/centre/notice-ways';
import { useGetAccountQuery } from '@tulia/platform';
import { notifiedBy } from '@tulia/ui/notices';

/** The channels of visit messages, as the middle of a sentence. `undefined`: none, at the client's request. */
export function useNoticeChannel(): string | undefined {
	const account = useGetAccountQuery().data;
	return account ? notifiedBy(account) : BY_CHOSEN_CHANNEL;
}
