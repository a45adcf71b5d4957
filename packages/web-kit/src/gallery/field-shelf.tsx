import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

const mealTypes = [
  { value: 'Main Meals' },
  { value: 'Snack' },
  { value: 'Dessert', label: 'Dessert — Premium only 🔒', disabled: true },
];

export const FieldShelf = () => (
  <Shelf title="Fields">
    <div className={styles.grid}>
      <TextField label="Full name" autoComplete="name" placeholder="Maryam" />
      <TextField label="Ingredients" hint="Separate with commas" defaultValue="rice, yoghurt, dates" />
      <TextField label="E-mail" type="email" error="Please enter an e-mail address." defaultValue="maryam@" />
      <TextField label="Password" type="password" hint="At least 8 characters" defaultValue="sufra-demo" />
      <TextField label="Cuisine" disabled defaultValue="Cleared while you write a request" />
      <SelectField label="Meal type" options={mealTypes} />
      <SelectField label="Serving size" options={[2, 4, 6, 8, 10]} error="Please choose a size." />
      <TextArea label="Request" optional hint="As you would tell a friend" />
      <TextArea label="Post" error="Blog content is required" />
    </div>
    <SearchExample />
    <SignInExample />
  </Shelf>
);

function SearchExample() {
  const [words, setWords] = useState('');
  return (
    <SearchField
      placeholder="Search Sunnah foods..."
      words={words}
      onChange={setWords}
      count={`${words.length} letters`}
    />
  );
}

function SignInExample() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <Card className={styles.stack}>
      <form className={styles.section} noValidate onSubmit={handleSubmit(() => toast('All is well.'))}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', { required: 'Please enter your e-mail address.' })}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: 'Please enter your password.' })}
        />
        <Button type="submit" busy={formState.isSubmitting} wide>
          Sign in
        </Button>
      </form>
    </Card>
  );
}
