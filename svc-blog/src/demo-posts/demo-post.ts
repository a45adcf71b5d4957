export interface DemoPost {
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
