// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named

export { FooterArt } from './core/brand/footer-art.tsx';
export { KikoiEdge } from './core/brand/kikoi-edge.tsx';
export { Logo, type LogoProps } from './core/brand/logo.tsx';
export { Seal } from './core/brand/seal.tsx';
export { SpotEmpty, SpotOffline } from './core/brand/spots.tsx';
export { ArrowLink } from './core/button/arrow-link.tsx';
export { Button, type ButtonProps } from './core/button/button.tsx';
export { IconButton, type IconButtonProps } from './core/button/icon-button.tsx';
export { LinkButton } from './core/button/link-button.tsx';
export { Menu, type MenuProps } from './core/disclosure/menu.tsx';
export { MenuPanel, type MenuPanelProps } from './core/disclosure/menu-panel.tsx';
export { type Disclosure, useDisclosure } from './core/disclosure/use-disclosure.ts';
export { Avatar } from './core/display/avatar.tsx';
export { Icon } from './core/display/icon.tsx';
export { addIcons, type IconName } from './core/display/icon-paths.ts';
export { Stars } from './core/display/stars.tsx';
export { AsyncBlock, type AsyncBlockProps, type AsyncQuery } from './core/feedback/async-block.tsx';
export { Dots } from './core/feedback/dots.tsx';
export { FullPageSpinner } from './core/feedback/full-page-spinner.tsx';
export { Notice, type NoticeProps } from './core/feedback/notice.tsx';
export { SavedContentNotice, type SavedContentNoticeProps } from './core/feedback/saved-content-notice.tsx';
export { Skeleton, SkeletonRows, SkeletonStack } from './core/feedback/skeleton.tsx';
export { EmptyPanel, SuccessPanel } from './core/feedback/status-panel.tsx';
export { ToastRegion } from './core/feedback/toast-region.tsx';
export { TOAST_MS, toast } from './core/feedback/toast-store.ts';
export { Card, CardFoot, CardGrid, type CardProps, CardTitle, Panel } from './core/layout/card.tsx';
export { classNames } from './core/layout/class-names.ts';
export {
	ButtonRow,
	Container,
	Lead,
	PAGE_HEADING_ID,
	PageHeading,
	Section,
	SectionHead,
} from './core/layout/layout.tsx';
export { VisuallyHidden } from './core/layout/visually-hidden.tsx';
