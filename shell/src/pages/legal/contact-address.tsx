import { brand } from '@sufra/contracts';

export const ContactAddress = () => <a href={`mailto:${brand.contactAddress}`}>{brand.contactAddress}</a>;
