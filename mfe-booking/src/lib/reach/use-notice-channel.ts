import { AS_CHOSEN } from '@tulia/centre/notice-ways';
import { useGetAccountQuery } from '@tulia/platform';
import { toldBy } from '@tulia/ui/notices';

/** The channels of visit messages, as the middle of a sentence. `undefined`: none, at the client's request. */
export function useNoticeChannel(): string | undefined {
	const account = useGetAccountQuery().data;
	return account ? toldBy(account) : AS_CHOSEN;
}
