import { AS_CHOSEN } from '@tulia/centre/notice-ways';
import { useGetAccountQuery } from '@tulia/platform';
import { toldBy } from '@tulia/ui/notices';

/** By what the reader is told of visits, for the middle of a sentence. Undefined: by nothing, as they asked our staff. */
export function useToldBy(): string | undefined {
	const account = useGetAccountQuery().data;
	return account ? toldBy(account) : AS_CHOSEN;
}
