// biome-ignore-all lint/performance/noBarrelFile: the package's entry point; every export is named
export { BookingBar, type BookingBarProps } from './booking/booking-bar.tsx';
export type { ShortDay } from './booking/calendar-grid.tsx';
export { CalendarPicker, type CalendarPickerProps } from './booking/calendar-picker.tsx';
export { DayList, type DayListProps, DayListSkeleton, type ListedDay } from './booking/day-list.tsx';
export type { CalendarDay } from './booking/day-state.ts';
export { DeskTicket, type DeskTicketProps } from './booking/desk-ticket.tsx';
export { OfferTicket, type OfferTicketProps } from './booking/offer-ticket.tsx';
export { SlotPicker, type SlotPickerProps } from './booking/slot-picker.tsx';
export {
	DraftTicket,
	type DraftTicketProps,
	Ticket,
	type TicketProps,
	type TicketValidity,
	type VisitSummary,
} from './booking/ticket.tsx';
export { Seal } from './core/brand/seal.tsx';
export { StatusPill } from './core/display/status-pill.tsx';
