import type { Blog } from '@sufra/contracts';
import { ApiError, showFieldProblems, toast } from '@sufra/web-kit';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { blogPath } from '../blog/blog-path.ts';
import { t } from '../texts/text.ts';
import type { BlogTexts } from './blog-texts.ts';
import type { CoverChoice } from './cover/use-cover.ts';
import { isAboutCover, isConflict, saveProblem, useSaveBlog } from './use-save-blog.ts';

interface Saving {
  form: UseFormReturn<BlogTexts>;
  cover: CoverChoice;
  blog: Blog | undefined;
  onSaved: () => void;
}

/** One save at a time; what went wrong goes where it belongs, and nothing that was typed goes. */
export function useSaving({ form, cover, blog, onSaved }: Saving) {
  const navigate = useNavigate();
  const { mutateAsync } = useSaveBlog();
  const [problem, setProblem] = useState<string>();
  const [isConflicting, setConflicting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // Two presses may come before the page is drawn anew.
  const isUnderWay = useRef(false);

  const place = (error: unknown) => {
    if (isConflict(error)) return setConflicting(true);
    if (isAboutCover(error) && cover.file && error instanceof ApiError) return cover.refuse(error.message);
    if (!showFieldProblems(error, form)) setProblem(saveProblem(error, !blog));
  };

  const save = async (texts: BlogTexts, version: number | null) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    setProblem(undefined);
    setConflicting(false);
    try {
      const of = blog && version !== null ? { id: blog._id, version } : undefined;
      const saved = await mutateAsync({ texts, cover, of });
      onSaved();
      if (blog) toast(t('editor.saved'));
      else
        toast({
          message: t('editor.published'),
          action: { label: t('editor.view'), onSelect: () => void navigate(blogPath(saved)) },
        });
    } catch (error) {
      place(error);
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };

  return { save, isSaving, problem, setProblem, isConflicting };
}
