## Datenschutz, Löschen, und was dieser Browser von den Würfeln behält
web-terms-keep = Nach dem Ende
web-keep-usual = wie auf diesem Server üblich
web-keep-for = { $span } nach dem Ende aufbewahren
web-delete = Diesen Tisch löschen
web-delete-sure = Diesen Tisch löschen?
web-delete-hint = Er verschwindet für alle, die hier spielen oder den Link haben, mit seinen Zügen, seinem Gespräch und seiner Aufzeichnung. Niemand kann ihn zurückholen.
web-delete-go = Löschen
web-delete-any-time = Du kannst den Tisch jederzeit löschen.
web-deleted = gelöscht
web-privacy = Datenschutz
web-kept-promise = Das Versprechen, das dieser Browser vor dem Beginn gesehen hat
web-kept-gave = Was dieser Browser beigetragen hat
