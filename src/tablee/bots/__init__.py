"""Computer players that know no game: they see a view and choose one of its moves."""
