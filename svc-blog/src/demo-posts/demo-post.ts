import type { SiteLanguage } from '@sufra/contracts';

export interface DemoPost {
  /** English where it is not said. */
  language?: SiteLanguage;
  title: string;
  slug: string;
  content: string;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  author: string;
  createdAt: string;
  updatedAt: string;
}
