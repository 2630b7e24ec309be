import { explain } from '@tulia/platform';
import { AsyncBlock, classNames } from '@tulia/ui';
import { Pager, TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import type { ListQuery } from './keep-previous-data.ts';
import * as s from './list-frame.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import type { PagedAddress } from './use-paged-address.ts';

/** A page of a list, as in the contract. */
export interface RowPage<Row> {
	readonly data: readonly Row[];
	readonly nextCursor?: string | undefined;
}

interface ListFrameProps<Page extends RowPage<unknown>> {
	/** What the list contains: "comments". A single thing has an article: "the audit". */
	readonly noun: string;
	readonly address: Pick<PagedAddress, 'page' | 'goToPage'>;
	readonly query: ListQuery<Page>;
	readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
	readonly tools: ReactNode;
	/** The text beside the pager: "Page 2". */
	readonly pageText?: string | undefined;
	/** Whether the pager is shown. By default it is if there is more than one page. */
	readonly hasFoot?: boolean;
	/** The messages by refusal. `forbidden` has a default message. */
	readonly whyFailed?: { readonly [refusal: string]: string };
	readonly skeleton?: ReactNode;
	readonly children: (page: Page) => ReactNode;
}

const NO_ANSWER = 'Check your connection and try again.';
const NO_WORDS = {};

const withArticle = (noun: string): string => (noun.startsWith('the ') ? noun : `the ${noun}`);

/** A paginated list in all its states, with the filters above it and the pager below it. */
export function ListFrame<Page extends RowPage<unknown>>({
	noun,
	address,
	query,
	empty,
	tools,
	pageText,
	hasFoot = address.page > 1 || query.data?.nextCursor !== undefined,
	whyFailed = NO_WORDS,
	skeleton = <RowsSkeleton />,
	children,
}: ListFrameProps<Page>): ReactNode {
	const focusRecovery = useFocusRecovery<HTMLDivElement>();
	const { isPreviousData } = query;
	const forbidden = `This account may not see ${noun}. Please log in with a staff account.`;
	return (
		<TableBox
			tools={tools}
			foot={hasFoot ? <Foot noun={noun} address={address} page={query.data} text={pageText} /> : undefined}
		>
			<div
				{...focusRecovery}
				className={classNames(s.content, isPreviousData && s.dimmed)}
				aria-busy={isPreviousData || undefined}
			>
				<AsyncBlock
					query={query}
					headingLevel="h2"
					loading={`Loading ${noun}`}
					skeleton={skeleton}
					failed={{
						title: `We could not load ${withArticle(noun)}`,
						detail: explain(query.error, { forbidden, ...whyFailed }, NO_ANSWER),
					}}
					empty={empty}
				>
					{children}
				</AsyncBlock>
			</div>
		</TableBox>
	);
}

interface FootProps extends Pick<ListFrameProps<RowPage<unknown>>, 'noun' | 'address'> {
	readonly page: RowPage<unknown> | undefined;
	readonly text: string | undefined;
}

function Foot({ noun, address, page, text }: FootProps): ReactNode {
	const pageCount = page?.nextCursor === undefined ? address.page : address.page + 1;
	return (
		<>
			{text === undefined ? null : <p>{text}</p>}
			{pageCount > 1 ? (
				<Pager
					label={`Pages of ${noun}`}
					page={address.page}
					pageCount={pageCount}
					onPage={(wanted) => address.goToPage(wanted, page?.nextCursor)}
				/>
			) : null}
		</>
	);
}
